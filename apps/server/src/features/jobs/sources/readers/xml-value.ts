import type { Raw } from '@jobapply/core/shared/records'
import { readXml, type XmlElement } from '#features/jobs/sources/xml'

/** An XML answer as rows of named lists, so that feeds are read with the same paths as JSON; undefined: it is not XML. */
export function parseXml(text: string): Raw | undefined {
  const root = readXml(text)
  return root && root.name !== 'html' ? { [root.name]: [toValue(root)] } : undefined
}

function toValue(element: XmlElement): Raw | string {
  const text = element.text.trim()
  if (element.children.length === 0) return text || element.href || ''
  const byName = Map.groupBy(element.children, ({ name }) => name)
  const inside: Raw = Object.create(null)
  for (const [name, all] of byName) inside[name] = all.map(toValue)
  return inside
}
