// Stands for a worker as the build writes it: plain JavaScript.
export default async function run(task) {
  return task.value * 2
}
