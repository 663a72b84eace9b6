package org.portalscope.world.explore;

import java.util.List;

/** Those who do the explorer's work: it starts no threads itself. The answer does not depend on how many they are. */
public interface WorkerPool {

    /** One that does everything in the thread that asks. */
    WorkerPool ALONE = new WorkerPool() {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public void work(List<Runnable> tasks) {
            tasks.forEach(Runnable::run);
        }
    };

    /** How many tasks are worth giving them at once. */
    int size();

    /** Does the tasks, several at the same time if it can; returns when all of them have ended, and sees all that they did. */
    void work(List<Runnable> tasks);
}
