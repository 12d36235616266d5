/** Questions about bills for running costs and cable television: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_NL: Words = {
  'de.ask-home.running-costs': {
    says: 'Zij moet binnen twaalf maanden na haar jaar komen. U hebt twaalf maanden voor bezwaar, en mag eerst de bonnen zien.',
    dependsOn: 'of de rekening op tijd kwam en klopt',
  },
  'de.ask-home.cable-fee': {
    says: 'Sinds 1 juli 2024 mag kabel-tv niet meer in de servicekosten zitten. U bent die alleen schuldig bij een eigen contract. Trek het van de rekening af en schrijf waarom.',
  },
}
