// The door of the module: what others may use.
export { promiseMachine, promisesWithin, releaseMachine } from './calendar.ts';
export { changeMachine, insertMachine, photosOf, setPhotos } from './machines.store.ts';
