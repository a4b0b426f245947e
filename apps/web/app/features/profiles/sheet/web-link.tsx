import { isWebUrl } from '@jobapply/core/shared/web/web-url'

/** 'https://www.linkedin.com/in/ann/' is 'linkedin.com/in/ann' to a reader. */
export const shortUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** Only a web address becomes a link. */
export const WebLink = ({ url, children }: { url: string; children?: string }) =>
  isWebUrl(url) ? (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-[2px] text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
    >
      {children ?? shortUrl(url)}
    </a>
  ) : (
    url
  )
