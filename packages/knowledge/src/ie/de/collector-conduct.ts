/** Who collects a debt, and what a collector may not do: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_DE: Words = {
  'ie.debt.who': {
    says: 'Ein Inkassobüro (debt collector) arbeitet für die Firma, der Sie Geld schuldeten, oder hat die Schuld gekauft. Es hat keine Macht wie ein Gericht, ein Gerichtsvollzieher (sheriff) oder die Polizei (gardaí).',
  },
  'ie.debt.right-no-harass': {
    says: 'Eine Schuld so oft oder so zu fordern, dass es Sie erschrecken oder beschämen soll, ist eine Straftat.',
  },
  'ie.debt.right-no-lies': {
    says: 'Es ist eine Straftat, fälschlich mit einer Strafverfolgung zu drohen oder Papiere zu schicken, die amtlich aussehen.',
  },
  'ie.debt.right-data': {
    says: 'Sie können kostenlos eine Kopie der Daten verlangen, die die Firma über Sie hat. Sie hat einen Monat für die Antwort.',
  },
  'ie.debt.tactic-writing': {
    says: 'Machen Sie alles schriftlich. Ein Brief gibt Ihnen Zeit und bleibt als Nachweis.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nah.',
  },
  'ie.debt.right-lsra': {
    says: 'Wenn eine Anwältin oder ein Anwalt Sie täuscht oder bedrängt, können Sie sich bei der Aufsicht (LSRA) beschweren. Das ist kostenlos.',
  },
}
