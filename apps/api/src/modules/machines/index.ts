// The public interface of the module: other modules import only from here.
export { extendPromise, keepAsSold, promiseMachine, promisesWithin, releaseMachine, trimPromise } from './calendar.ts';
export { changeMachine, insertMachine, type MachinePhoto, mainPhotos, photosOf, setPhotos } from './machines.store.ts';
