/** Notices to end a lease, late rent and a higher rent in Quebec: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_NL: Words = {
  'ca.home.qc-element-month': {
    says: 'In een bericht over nieuwe huur in Québec moet staan hoe lang u hebt om te weigeren.',
    name: 'Uw maand om te weigeren',
    ifMissing: 'Wij zien geen tijd om te weigeren. Vraag het huurtribunaal of het bericht geldt.',
  },
  'ca.home.qc-tribunal': {
    says: 'Bent u het in Québec niet eens, dan kan alleen het huurtribunaal (Tribunal administratif du logement) uw huurcontract beëindigen.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec kunt u een zaak om onbetaalde huur stoppen. Betaal de huur, de rente en de kosten vóór het vonnis.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec kan de verhuurder vragen het contract te beëindigen als de huur meer dan drie weken te laat is, of vaak te laat met echte schade.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec hebt u één maand om te antwoorden op een bericht dat de verhuurder de woning terugneemt (repossession). Antwoordt u niet, dan telt dat als weigeren.',
    action: 'Zeg uw verhuurder schriftelijk of u gaat of blijft',
    consequence: 'Zegt u niets, dan neemt de wet aan dat u weigert te gaan.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec hebt u één maand nadat u een bericht van huurverhoging kreeg om die te weigeren. U houdt uw huis als u weigert.',
    action: 'Weiger de huurverhoging schriftelijk, als u het niet eens bent',
    consequence: 'Zegt u niets, dan aanvaardt u de nieuwe huur.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec zijn uitzettingen om een woning te vergroten, te splitsen of anders te gebruiken verboden tot 6 juni 2027. Er zijn een paar uitzonderingen.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec kunnen de meeste mensen van 65 of ouder met een laag inkomen en tien jaar in de woning niet voor zulke plannen worden uitgezet.',
  },
}
