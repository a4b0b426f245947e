import type { Line, Link, Section } from '#document/model'

const PAGE = /^(?:page|seite|página|pagina|strona|sida|pag\.?|p\.?)?\s*\d{1,2}\s*(?:of|von|de|di|sur|van|av|z|\/|\|)\s*\d{1,2}$/iu
/** "Page 2 - Curriculum vitae of …". */
const FOOT =
  /^(?:page|seite|página|pagina|strona|sida|pag\.?)\s*\d{1,2}\s*[-–—|·:]\s*(?:curriculum|cv|resume|résumé|lebenslauf|currículo|levensloop|meritförteckning|życiorys)\b/iu
const STAMP =
  /^\(?(?:last |zuletzt |dernière |última |ultimo |senast )?(?:updated?|revised|printed|generated|version|stand|aktualisiert|mise à jour|actualizado|actualización|aggiornato|aggiornamento|atualizado|bijgewerkt|uppdaterad|zaktualizowano)\b[^.]{0,24}\d{4}\)?$/iu
/** "Created with …", "Template by …": words of who made the form, not of who filled it in. */
const CREDIT =
  /^(?:(?:this )?(?:resume|cv|curriculum vitae|document)\s(?:was\s)?)?(?:created|made|built|generated|designed|powered|erstellt|créé|creado|creato|criado|gemaakt)\s(?:with|by|using|on|in|mit|bei|avec|con|com|met)\s|\b(?:template|vorlage|modèle|plantilla|theme)\s(?:by|from|von|par|de)\s|^(?:resume|cv)\s?template\b|©|\bcreative commons\b/iu
const MAX_LENGTH = 120

/** Page numbers, dated stamps and the credits of a template. */
export const isFurniture = ({ text, bullet }: Line) =>
  !bullet &&
  text.length <= MAX_LENGTH &&
  (PAGE.test(text.trim()) || FOOT.test(text.trim()) || STAMP.test(text.trim()) || CREDIT.test(text))

/** The sections without them, and the links without those of a template's author. */
export function withoutFurniture(sections: readonly Section[], links: readonly Link[]): { sections: Section[]; links: Link[] } {
  const foreign = new Set<string>()
  const kept = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => {
      if (!isFurniture(line)) return true
      for (const { link } of line.runs) if (link) foreign.add(link)
      return false
    }),
  }))
  return { sections: kept, links: links.filter(({ url }) => !foreign.has(url)) }
}
