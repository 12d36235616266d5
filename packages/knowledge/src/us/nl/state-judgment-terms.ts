/** The Dutch words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_NL: Words = {
  ...stateWords('judgment-age', {
    'AZ MI NC WA':
      'kan een vonnis 10 jaar worden gebruikt en meestal worden verlengd. Vraag de rechtbank naar de datum',
    'MA NJ':
      'kan een vonnis 20 jaar worden gebruikt en meestal worden verlengd. Vraag de rechtbank naar de datum',
    GA: 'gaat een vonnis dat 7 jaar niet wordt gebruikt slapen (dormant). Een rechter kan het weer wakker maken',
    IL: 'kan een vonnis 7 jaar worden gebruikt en meestal worden verlengd. Vraag de rechtbank naar de datum',
    OH: 'gaat een vonnis dat 5 jaar niet wordt gebruikt slapen (dormant). Een rechter kan het weer wakker maken',
  }),
  ...stateWords('money-questions', {
    'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI':
      'antwoordt u als een rechter naar uw geld vraagt, en gaat u op die dag. Wegblijven kan tot arrest leiden. Zeg welk geld veilig is',
    NJ: 'beantwoordt u de vragen over uw geld (information subpoena) binnen 14 dagen. Zeg welk geld veilig is',
  }),
  ...stateWords('pay-notice', {
    OH: 'moeten zij u 15 dagen voor zij om uw loon vragen een eis sturen. Dan kunt u de rechter om een bewindvoerder (trusteeship) vragen',
  }),
  ...stateWords('safe-home', {
    MA: 'is $125.000 van uw eigen huis veilig voor de meeste vonnissen. Dien een verklaring (declaration of homestead) in, dan is $1.000.000 veilig',
    AZ: 'is minstens $400.000 van de waarde van uw eigen huis veilig voor de meeste vonnissen. Het bedrag stijgt elk jaar',
    IL: 'is tot $50.000 van de waarde van uw eigen huis veilig voor de meeste vonnissen, en het dubbele bij twee eigenaren',
    CA: 'is een groot deel van de waarde van uw eigen woning veilig voor de meeste vonnissen. Een rechter moet elke verkoop toestaan',
    'FL TX':
      'kan uw eigen woning voor de meeste schulden niet worden verkocht. Leningen op het huis, belasting erop en sommige pandrechten (liens) zijn anders',
    NY: 'is een vast bedrag van de waarde van uw eigen huis veilig voor de meeste vonnissen. Het hangt af van de county',
    'GA MI NC OH WA':
      'is een deel van de waarde van uw eigen huis veilig voor de meeste vonnissen (homestead). Vraag wat u daarvoor moet indienen',
  }),
}
