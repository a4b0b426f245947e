import type { Template } from '@jobapply/core/documents/schema'
import type { TemplateStyle } from '#layout/style'
import { banner } from './banner.ts'
import { classic } from './classic.ts'
import { compact } from './compact.ts'
import { ledger } from './ledger.ts'
import { margin } from './margin.ts'
import { plain } from './plain.ts'
import { scholar } from './scholar.ts'
import { timeline } from './timeline.ts'

/** The style of each template for an accent colour. */
export const TEMPLATE_STYLES: Readonly<Record<Template, (accent: string) => TemplateStyle>> = {
  ledger,
  plain,
  margin,
  compact,
  classic,
  scholar,
  banner,
  timeline,
}
