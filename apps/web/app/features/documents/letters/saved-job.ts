import type { ComponentType } from 'react'

export type SavedJob = { jobId: string; title: string; company: string }
/** Lists the saved jobs to choose from. */
export type SavedJobPicker = ComponentType<{ chosen: string | undefined; onChoose: (job: SavedJob) => void }>
