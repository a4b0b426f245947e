import type { Mapping } from '@jobapply/core/applications/csv/columns'
import { CSV_FIELDS, CSV_SHAPES, type CsvField, DATE_ORDERS, type DateOrder } from '@jobapply/core/applications/csv/constants'
import type { CsvPreview } from '@jobapply/core/applications/csv/schema'
import { Field } from '#ui/inputs/field.tsx'
import { Select } from '#ui/inputs/select.tsx'

type Props = { preview: CsvPreview; onChange: (mapping: Mapping, order: DateOrder | null) => void }

/** Which column of the file is which field. */
export function MappingFields({ preview: { headers, mapping, shape, dateOrder, asksDateOrder }, onChange }: Props) {
  const columns = Object.fromEntries(headers.map((header, index) => [String(index), header || `Column ${index + 1}`]))
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 text-13 font-semibold">
        Columns{shape && <span className="font-normal text-ink-3"> · known as an export of {CSV_SHAPES[shape]}</span>}
      </legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(CSV_FIELDS) as CsvField[]).map((field) => (
          <Field
            key={field}
            id={`map-${field}`}
            name={field}
            label={CSV_FIELDS[field]}
            isRequired={field === 'job_title' || field === 'company'}
          >
            {(control) => (
              <Select
                {...control}
                options={columns}
                empty="Not in the file"
                value={mapping[field] === null ? null : String(mapping[field])}
                onChange={(column) => onChange({ ...mapping, [field]: column === null ? null : Number(column) }, dateOrder)}
              />
            )}
          </Field>
        ))}
        {(asksDateOrder || dateOrder !== null) && (
          <Field id="map-order" name="dateOrder" label="Dates such as 03/04/2026" isRequired={asksDateOrder}>
            {(control) => (
              <Select {...control} options={DATE_ORDERS} value={dateOrder} onChange={(order) => onChange(mapping, order)} />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  )
}
