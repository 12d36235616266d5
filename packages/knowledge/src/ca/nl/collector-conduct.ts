/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_NL: Words = {
  'ca.debt.org-licence': {
    says: 'In de provincies hebben incassobureaus (collection agencies) een vergunning of registratie nodig. U kunt het bij uw provincie controleren.',
  },
  'ca.debt.right-no-harass': {
    says: 'U hebt het recht niet bedreigd, beledigd of te hard onder druk gezet te worden. Niemand mag uw schuld openbaar maken.',
  },
  'ca.debt.right-hours': {
    says: 'Wie voor een bank int, mag niet bellen op feestdagen, vóór 7 uur of na 21 uur. Op zondag alleen van 13 tot 17 uur.',
  },
  'ca.debt.right-work': {
    says: 'Wie voor een bank int, mag niet met uw baas over de schuld praten. Hij mag alleen nagaan of u daar werkt.',
  },
  'ca.debt.right-others': {
    says: 'Ze mogen niet met familie, vrienden of buren over uw schuld praten, tenzij die persoon er ook voor tekende.',
  },
  'ca.debt.right-complain': {
    says: 'U kunt klagen bij uw bank. Duurt het meer dan 56 dagen, of bent u het niet eens, ga dan gratis naar OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'U kunt het bedrijf vragen wat het over u bewaart, en verkeerde gegevens laten verbeteren.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario moet een incassobureau (agency) u eerst een vertrouwelijke brief sturen. Dan moet het zes dagen wachten voordat het contact met u opneemt.',
  },
  'ca.debt.on-three': {
    says: 'Hebben ze in Ontario eenmaal met u gesproken? Dan mogen ze niet vaker dan drie keer in zeven dagen contact opnemen. Post telt niet mee.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario mogen ze contact opnemen van 7 tot 21 uur, en op zondag alleen van 13 tot 17 uur. Niet op feestdagen.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia kunt u zeggen dat ze alleen schriftelijk contact mogen opnemen. Geef een postadres.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia kunt u schrijven dat u de schuld betwist en wilt dat zij naar de rechter gaat. Dan moeten ze ophouden met contact zoeken.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta mogen ze niet vaker dan drie keer in zeven dagen contact opnemen, en alleen van 7 tot 22 uur.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec kunt u schriftelijk zeggen dat ze alleen schriftelijk contact mogen opnemen. Dat geldt drie maanden, en u kunt het verlengen.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec moet een incassobureau (agency) eerst een schriftelijk bericht sturen. Het mag u pas vijf dagen later bellen.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec kunt u schrijven dat u de schuld betwist en dat ze naar de rechter kunnen gaan. Dan mogen ze u niet bellen.',
  },
  'ca.debt.tactic-writing': {
    says: 'Doe alles schriftelijk. Een brief geeft u tijd en laat een spoor na.',
    risk: 'Brieven gaan langzamer dan telefoontjes.',
    notWhen: 'Een zitting bij de rechter is dichtbij.',
  },
  'ca.debt.right-ccts': {
    says: 'Bij telefoon, internet of tv stuurt u het bedrijf uw bewijs, zoals het bonnetje van het modem. Zegt het nee, dan helpt de CCTS gratis.',
  },
}
