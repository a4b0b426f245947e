/** A place as a source keeps it in parts. */
export type PlaceParts = { city?: string | undefined; region?: string | undefined; country?: string | undefined }

/** Pay as a source keeps it in numbers; currency and period in its own words. */
export type PayParts = {
  min?: number | undefined
  max?: number | undefined
  currency?: string | undefined
  period?: string | undefined
}

/** A job as its source tells it: read, not yet judged. `toListing` makes a listing of it. */
export type Posting = {
  source: string
  /** The source's own id. */
  id: string
  title: string
  company: string
  /** As written. */
  location: string
  url: string
  /** HTML or text. */
  description: string
  applyUrl?: string | undefined
  place?: PlaceParts | undefined
  workMode?: string | undefined
  jobType?: string | undefined
  level?: string | undefined
  pay?: PayParts | undefined
  /** Pay in words, when there are no numbers. */
  payText?: string | undefined
  /** ISO, RFC 2822, seconds, milliseconds or words such as 'Posted 5 Days Ago'. */
  posted?: string | number | undefined
  expires?: string | number | undefined
  requirements?: string | undefined
  benefits?: string | undefined
  tags?: readonly string[] | undefined
}
