/** The Dutch words of Germany: work warning. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_NL: Words = {
  'de.work-warning.want': { says: 'Uw werkgever waarschuwt u (Abmahnung). U bent niet ontslagen.' },
  'de.work-warning.who': {
    says: 'Dit is uw werkgever. Een arbeidsrechter (Arbeitsgericht) kan nagaan of de waarschuwing klopt.',
  },
  'de.work-warning.reality': {
    says: 'Neem het ernstig. Gebeurt hetzelfde nog eens, dan kan een ontslag volgen.',
  },
  'de.work-warning.not-yet': { says: 'Uw baan en uw loon gaan door zoals eerst.' },
  'de.work-warning.right-clear': {
    says: 'Een waarschuwing moet de dag en de daad precies noemen, en wat de volgende keer volgt. Vage woorden als „vaak te laat” zijn niet genoeg.',
  },
  'de.work-warning.right-remove': {
    says: 'Klopt zij niet, dan kunt u vragen haar uit uw dossier te halen. Daarvoor is er geen korte termijn.',
  },
  'de.work-warning.right-statement': {
    says: 'U mag uw dossier lezen en er uw eigen verklaring in leggen. Een ondernemingsraad (Betriebsrat) kan helpen.',
  },
  'de.work-warning.step-note': {
    says: 'Schrijf meteen op wat er gebeurde, wanneer en wie het zag. Teken niet dat u het toegeeft, alleen dat u haar kreeg.',
  },
  'de.work-warning.step-avoid': {
    says: 'Wat u er ook van vindt, zorg dat hetzelfde niet nog eens gebeurt.',
  },
  'de.work-warning.option-statement': {
    says: 'Schrijf een korte rustige verklaring voor uw dossier. Vraag eerst uw vakbond of ondernemingsraad.',
    title: 'Uw kant in het dossier leggen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Het kan ook uw eigen fouten tonen.',
    bestFor: 'De waarschuwing klopt niet.',
  },
  'de.work-warning.right-ill': {
    says: 'Bent u ziek, meld het meteen en zeg hoe lang. Een arts hoeft het pas na drie dagen vast te stellen, tenzij de werkgever het eerder vraagt.',
  },
}
