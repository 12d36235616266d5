/** A bill for the shared costs of a home in Scotland: the property factor. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_NL: Words = {
  'gb.service-charge.right-code-scotland': {
    says: 'Een beheerder (property factor) moet in het register staan en een code volgen. Hij moet elke post uitleggen.',
  },
  'gb.service-charge.right-share-scotland': {
    says: 'In uw eigendomsakte (title deeds) staat uw deel. Staat er niets, dan regelt de wet op flats (tenements) de verdeling.',
  },
  'gb.service-charge.step-scotland': {
    says: 'Schrijf de beheerder wat u betwist en waarom, en vraag de facturen. Dat moet vóór een rechter (tribunal).',
  },
  'gb.service-charge.option-scotland': {
    says: 'Lost de beheerder het niet op? Ga naar het First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Naar de rechter gaan',
    cost: 'Aanvragen kost niets.',
    time: 'Enkele maanden.',
    risk: 'Betaal het deel dat u erkent.',
    bestFor: 'De beheerder brak de code of legt niets uit.',
  },
  'gb.service-charge.reality-scotland': {
    says: 'Vaak bent u een deel schuldig. Betaal wat duidelijk klopt en betwist de rest schriftelijk.',
  },
  'gb.service-charge.right-change-scotland': {
    says: 'De eigenaars kunnen stemmen over een andere beheerder (factor). De akte, of de wet, zegt hoeveel stemmen nodig zijn.',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: 'Kijk uw deel na in de akte (title deeds) en zoek de beheerder op in het Scottish Property Factor Register.',
  },
  'gb.service-charge.option-time-scotland': {
    says: 'Vraag om in delen te betalen, zonder extra kosten zolang u zich eraan houdt.',
    title: 'Om tijd vragen',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'Zorg dat het plan op papier staat.',
    bestFor: 'Het bedrag klopt, maar is ineens te veel.',
  },
}
