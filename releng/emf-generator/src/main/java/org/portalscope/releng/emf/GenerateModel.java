package org.portalscope.releng.emf;

import java.io.File;
import java.util.Map;
import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.generator.GeneratorAdapterFactory;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.codegen.merge.java.JControlModel;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

/**
 * Generates the model code that a genmodel describes, without Eclipse.
 *
 * <p>Arguments: the folder of the bundle, and the genmodel's path in it. Code cannot be merged without JDT, so generated files are
 * written anew each time.
 */
public final class GenerateModel {

    private GenerateModel() {
    }

    public static void main(String[] arguments) {
        File bundle = new File(arguments[0]);
        ResourceSet resources = resourceSet(bundle);
        GenModel genModel = load(resources, URI.createPlatformResourceURI(bundle.getName() + '/' + arguments[1], false));
        Diagnostic problems = generate(genModel);
        if (problems.getSeverity() >= Diagnostic.ERROR) {
            throw new IllegalStateException(problems.toString());
        }
    }

    private static ResourceSet resourceSet(File bundle) {
        ResourceSet resources = new ResourceSetImpl();
        Map<String, Object> factories = resources.getResourceFactoryRegistry().getExtensionToFactoryMap();
        factories.put("ecore", new EcoreResourceFactoryImpl());
        factories.put("genmodel", new XMIResourceFactoryImpl());
        resources.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
        resources.getPackageRegistry().put(GenModelPackage.eNS_URI, GenModelPackage.eINSTANCE);
        resources.getURIConverter().getURIMap().put(
            URI.createPlatformResourceURI(bundle.getName() + '/', false), URI.createFileURI(bundle.getAbsolutePath() + '/'));
        return resources;
    }

    private static GenModel load(ResourceSet resources, URI uri) {
        GenModel genModel = (GenModel) resources.getResource(uri, true).getContents().get(0);
        EcoreUtil.resolveAll(genModel);
        genModel.reconcile();
        for (Resource resource : resources.getResources()) {
            if (!resource.getErrors().isEmpty()) {
                throw new IllegalStateException(resource.getURI() + ": " + resource.getErrors());
            }
        }
        Diagnostic problems = genModel.diagnose();
        if (problems.getSeverity() >= Diagnostic.ERROR) {
            throw new IllegalStateException(problems.toString());
        }
        genModel.setCanGenerate(true);
        return genModel;
    }

    private static Diagnostic generate(GenModel genModel) {
        GeneratorAdapterFactory.Descriptor.Registry.INSTANCE.addDescriptor(GenModelPackage.eNS_URI,
            GenModelGeneratorAdapterFactory.DESCRIPTOR);
        Generator generator = new Generator() {
            @Override
            public JControlModel getJControlModel() {
                return new WithoutMerge();
            }
        };
        generator.setInput(genModel);
        return generator.generate(genModel, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE, new BasicMonitor());
    }

    private static final class WithoutMerge extends JControlModel {
        @Override
        public boolean canMerge() {
            return false;
        }
    }
}
