import { DEFAULT_FOLDER } from '@jobapply/core/applications/inbox/constants'

/** Servers write the inbox in capitals; people do not. */
export const folderName = (folder: string) => (folder === DEFAULT_FOLDER ? 'Inbox' : folder)
