/** The Dutch words of Spain: lease changes. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_NL: Words = {
  'es.lease.right-supplies': {
    says: 'Een huurder betaalt wat de meter van de woning aangeeft. Andere kosten zijn alleen voor u als het contract dat zegt met het jaarbedrag.',
  },
  'es.lease.step-supplies': {
    says: 'Vraag een kopie van de rekening met data en meterstanden. Controleer de dagen dat u de sleutels had voordat u betaalt.',
  },
  'es.lease.right-sale': {
    says: 'Een verkoop beëindigt uw huur niet. De nieuwe eigenaar moet die de eerste vijf jaar respecteren, of zeven als de verhuurder een bedrijf was.',
  },
  'es.lease.right-buy-first': {
    says: 'Meestal mag u de woning als eerste kopen, voor dezelfde prijs en binnen 30 dagen na het aanbod. Kijk of uw contract daarvan afziet.',
  },
  'es.lease.right-works': {
    says: 'Voor verbeteringen mag de verhuurder alleen de huur pas na vijf jaar verhogen, of na zeven bij een bedrijf. Hoogstens 20%.',
  },
  'es.lease.right-tense-area': {
    says: 'In een aangewezen gebied (zona tensionada) mag een nieuw contract meestal niet meer vragen dan het vorige.',
  },
  'es.lease.decree-two-years': {
    says: 'Een decreet van oktober 2026 laat u tot twee jaar extra vragen op dezelfde voorwaarden, als u de laatste acht maanden betaalde. Vraag een woonloket of het parlement het heeft bevestigd.',
  },
  'es.lease.decree-notice': {
    says: 'Sinds 15 november 2026 vraagt een decreet meestal zes maanden opzegtermijn. Zegt de verhuurder sinds 7 oktober 2026 op zonder een van zijn redenen, dan is hij meestal een jaar huur of meer schuldig. Het parlement moet het hebben bevestigd.',
  },
  'es.eviction.decree-stop': {
    says: 'Een decreet van oktober 2026 laat de rechter de uitzetting van kwetsbare mensen zonder uitweg stoppen. Dat geldt niet tegen een eigenaar van een of twee woningen. Vraag uw advocaat of het parlement het heeft bevestigd.',
  },
  'es.rise.decree': {
    says: 'Een decreet van oktober 2026 stelt een grens van 2% als u niets anders afspreekt. Vraag een woonloket of het parlement het bevestigde.',
  },
}
