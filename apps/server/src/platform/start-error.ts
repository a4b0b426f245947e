/** Why the program cannot start, for the operator at the terminal: sentences without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Turns a file system error into a sentence that names the folder; other errors stay as they are. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return notWritable(folder)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartError(`${folder} is not a folder. Choose another with JOBAPPLY_DATA_DIR.`)
  return error
}

export const diskFull = (folder: string) =>
  new StartError(
    `The disk is full: nothing can be written to ${folder}. Free some space and start again. Everything saved so far is kept.`,
  )

export const notWritable = (folder: string) =>
  new StartError(
    `The folder ${folder} cannot be written by this user. Start as the user it belongs to, or choose another folder with JOBAPPLY_DATA_DIR.`,
  )
