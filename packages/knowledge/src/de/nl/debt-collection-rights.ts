/** What a debtor may ask of a collector, what to beware of, and old debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_NL: Words = {
  'de.debt.right-information': {
    says: 'U hebt recht op duidelijke feiten in de eerste brief: voor wie het is, waarom u het schuldig bent, en alle kosten.',
  },
  'de.debt.right-more': {
    says: 'Als u erom vraagt, moeten ze zonder uitstel ook de eerste schuldeiser noemen en hoe het contract ontstond.',
  },
  'de.debt.right-prove': {
    says: 'Zij moeten het contract en de schuld bewijzen. U hoeft niet te bewijzen dat u niets schuldig bent.',
  },
  'de.debt.right-cost-cap': {
    says: 'Hun kosten mogen niet hoger zijn dan een advocaat voor hetzelfde werk kon vragen. De rest hoeft u niet te betalen.',
  },
  'de.debt.right-small-claim': {
    says: 'Bij een niet betwiste eis tot € 50 is één vol tarief maar € 31,50. Voor uw eerste brief mogen ze meestal de helft nemen.',
  },
  'de.debt.right-no-double': {
    says: 'Werken een incassobureau en een advocaat allebei aan de eis? Dan betaalt u hoogstens voor één. Uitzonderingen zijn zeldzaam.',
  },
  'de.debt.right-reminder': {
    says: 'Voor kosten wegens te laat is eerst een aanmaning nodig. Of het contract noemde een vaste dag, of er gingen 30 dagen voorbij na een rekening die u waarschuwde.',
  },
  'de.debt.right-schufa': {
    says: 'Zonder titel van de rechter zijn eerst twee schriftelijke aanmaningen, vier weken en een waarschuwing nodig. Een betwiste eis telt niet.',
  },
  'de.debt.right-unordered': {
    says: 'U bent niets schuldig voor dingen of diensten die u niet bestelde.',
  },
  'de.debt.right-no-entry': {
    says: 'Een incasseerder heeft geen recht uw woning in te komen. U mag hem wegsturen.',
  },
  'de.debt.right-interest': {
    says: 'Als consument bent u vijf punten boven de basisrente (Basiszinssatz) schuldig. Voor meer is een bijzondere reden nodig.',
  },
  'de.debt.warn-restart': {
    says: 'Wees voorzichtig met een oude schuld. Eén betaling, ook een kleine, of een erkenning laat de drie jaar opnieuw beginnen.',
  },
  'de.debt.warn-ignore': {
    says: 'Negeer later geen post van de rechtbank. Maakt niemand bezwaar, dan wordt ook een valse eis 30 jaar uitvoerbaar.',
  },
  'de.debt.warn-titled-old': {
    says: 'Een titel van de rechter geldt 30 jaar. Rente na de titel is na drie jaar te oud, vraag dus het bedrag per jaar.',
  },
  'de.debt.tactic-limitation': {
    says: 'Zijn er meer dan drie volle kalenderjaren voorbij? Schrijf: „Ik beroep mij op verjaring (Verjährung)”. Ze kunnen haar dan niet meer afdwingen.',
    risk: 'Verkeerd als een titel, een betaling of gesprekken de klok stopten.',
    notWhen: 'Er is een titel van de rechter of u betaalde laatst iets.',
  },
  'de.debt.tactic-purpose': {
    says: 'Schrijf „alleen hoofdsom” (nur Hauptforderung) op de overboeking, zodat het niet in kosten verdwijnt. Ze mogen dit weigeren.',
    risk: 'Ze kunnen een betaling weigeren die een andere volgorde noemt dan de wet.',
    notWhen: 'U wilt ook de kosten meteen regelen.',
  },
}
