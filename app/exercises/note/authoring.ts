export { Editor } from "./editor";
export { lint } from "./rules";
export { sample } from "./sample";
