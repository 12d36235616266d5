/** The Dutch words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_NL: Words = {
  'au.energy.right-plan': {
    says: 'Zeg de energieleverancier dat u niet kunt betalen. Hij moet u een betalingsregeling aanbieden voor wat u schuldig bent.',
  },
  'au.energy.right-no-claim': {
    says: 'Zolang u zich aan een betalingsregeling houdt, mag de leverancier niet naar de rechter om de energieschuld.',
  },
  'au.energy.insight-hardship': {
    says: 'Een leverancier die zijn regels bij geldproblemen (hardship policy) niet volgde, mag geen rechtszaak om de schuld beginnen.',
    actionable:
      'Vraag de leverancier schriftelijk naar zijn regels bij geldproblemen (hardship policy) en naar uw plaats daarin.',
  },
  'au.energy.step-hardship': {
    says: 'Bel de energieleverancier zelf. Vraag naar het hulpprogramma (hardship program), een betalingsregeling en kortingen (concessions).',
  },
  'au.energy.vic-plan': {
    says: 'In Victoria moet de energieleverancier u helpen betalen op manieren die in de code staan. Vraag om hulp bij betalen (payment difficulty help).',
  },
  'au.energy.vic-code': {
    says: 'In Victoria kunt u hulp bij betalen vragen vóór er schuld is, en een regeling tot twee jaar. Afsluiten is pas de laatste stap.',
  },
  'au.energy.vic-gas': {
    says: 'In Victoria mag gas alleen worden afgesloten zoals de wet toelaat. Een foute afsluiting geeft u een bedrag per dag.',
  },
  'au.energy.vic-power': {
    says: 'In Victoria mag stroom alleen worden afgesloten zoals de wet toelaat. Een foute afsluiting geeft u een bedrag per dag.',
  },
  'au.energy.wa-code': {
    says: 'In Western Australia moet de stroomleverancier naar uw geldproblemen (hardship) kijken en een regeling aanbieden voordat hij u afsluit.',
  },
  'au.energy.national-rules': {
    says: 'Buiten Victoria en Western Australia gelden de nationale regels: een regeling, hulp bij geldproblemen (hardship) en twee waarschuwingen vóór een afsluiting.',
  },
  'au.energy.right-undercharge': {
    says: 'Rekende de leverancier door zijn eigen fout te weinig? Dan kan hij meestal maar negen maanden teruggaan. Hij moet u even lang laten betalen, zonder rente.',
  },
  'au.energy.vic-undercharge': {
    says: 'Rekende de leverancier in Victoria door zijn eigen fout te weinig? Dan kan hij meestal maar vier maanden teruggaan.',
  },
}
