import { attr } from '#applications/forms/page'
import type { System } from '#applications/forms/system'

/** <tenant>.<n>.myworkdayjobs.com, several steps. Values stay only after a focusout; lists open outside the form. */
export const workday: System = {
  id: 'workday',
  hosts: /\.(?:myworkdayjobs|myworkdaysite)\.com$/,
  marks: '[data-automation-id^="formField-"], [data-automation-id=pageFooterNextButton]',
  keys: {
    'name--legalName--firstName': 'firstName',
    'name--legalName--middleName': 'middleName',
    'name--legalName--lastName': 'lastName',
    'address--addressLine1': 'address',
    'address--addressLine2': 'addressLine2',
    'address--city': 'city',
    'address--postalCode': 'postalCode',
    'address--countryRegion': 'state',
    'country--country': 'country',
    'phoneNumber--phoneNumber': 'phone',
    'phoneNumber--countryPhoneCode': 'phoneCountryCode',
    linkedInAccount: 'linkedin',
    'skills--skills': 'skills',
  },
  refine: (_, { element }) => (attr(element, 'data-uxi-widget-type') === 'selectinput' ? { kind: 'combobox' } : {}),
  next: '[data-automation-id=pageFooterNextButton], [data-automation-id=bottom-navigation-next-button]',
  sent: { shown: '[data-automation-id=applicationSubmittedPage], [data-automation-id=congratulationsPopup]' },
}
