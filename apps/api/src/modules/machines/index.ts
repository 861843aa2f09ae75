// The door of the module: what others may use.
export { extendPromise, keepAsSold, promiseMachine, promisesWithin, releaseMachine, trimPromise } from './calendar.ts';
export { changeMachine, insertMachine, type MachinePhoto, mainPhotos, photosOf, setPhotos } from './machines.store.ts';
