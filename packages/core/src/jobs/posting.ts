/** A place in separate fields of a source. */
export type PlaceParts = { city?: string | undefined; region?: string | undefined; country?: string | undefined }

/** Numeric pay; currency and period in the source's spelling. */
export type PayParts = {
  min?: number | undefined
  max?: number | undefined
  currency?: string | undefined
  period?: string | undefined
}

/** A job as its source describes it, before `toListing` normalizes it. */
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
  /** Pay as text, without numeric fields. */
  payText?: string | undefined
  /** ISO, RFC 2822, seconds, milliseconds or words such as 'Posted 5 Days Ago'. */
  posted?: string | number | undefined
  expires?: string | number | undefined
  requirements?: string | undefined
  benefits?: string | undefined
  tags?: readonly string[] | undefined
}
