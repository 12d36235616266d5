/** The Dutch words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Vraag nu om een hoorzitting (fair hearing), per telefoon of schriftelijk. Vraagt u voor de wijziging begint, dan kan de uitkering doorgaan. U hebt in totaal 90 dagen.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Stuur wat er mist en vraag nu om een hoorzitting (fair hearing). Vraagt u voor de laatste dag, dan kan Medicaid doorgaan tot de beslissing.',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Vraag binnen 60 dagen schriftelijk om een nieuwe blik (reconsideration). Zeggen ze dat uw gezondheid beter is? Vraag dan binnen 10 dagen om het geld intussen te houden. Als u verliest, willen ze dat misschien terug, maar u kunt om kwijtschelding (waiver) vragen.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Vraag binnen 90 dagen om een hoorzitting (fair hearing). Vraagt u voor de wijziging begint, dan blijft uw voedselhulp meestal gelijk tot de beslissing.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Vraag binnen 60 dagen na het bericht om een nieuwe beoordeling (reconsideration). Stuur medische papieren. Weigeren zij weer, dan kan een rechter u horen, en advocaten krijgen alleen een deel als u wint.',
  },
  'us.ask-life.va-decision': {
    says: 'U hebt een jaar. Stuur nieuw bewijs (supplemental claim), vraag om een hogere beoordeling (higher-level review), of ga naar de Board. Een organisatie voor veteranen helpt gratis.',
  },
  'us.ask-public.snap-work': {
    says: 'Van 18 tot 64, zonder kind onder 14 in huis, krijgt u voedselhulp (SNAP) meestal maar drie maanden in drie jaar. Voor meer hebt u 80 uur werk, opleiding of vrijwilligerswerk per maand nodig. Sinds 2025 geldt dat ook boven 54, voor veteranen en daklozen. Ziekte, handicap, zwangerschap of zorg voor iemand kan u vrijstellen: stuur bewijs. Vraag tegen een korting binnen 90 dagen een hoorzitting (fair hearing), het best vóór ze begint.',
  },
  'us.ask-public.medicaid-work': {
    says: 'Het begint uiterlijk op 1 januari 2027, in sommige staten eerder. Het is voor mensen van 19 tot 64 met Medicaid voor volwassenen met een laag inkomen. Zij hebben 80 uur werk, school of vrijwilligerswerk per maand nodig. Niet voor wie Medicaid heeft om leeftijd of handicap, zwangeren, ouders van een kind tot en met 13 en wie te ziek is. Beantwoord elke brief, meestal binnen 30 dagen, met bewijs. Stopt het, vraag dan een hoorzitting (fair hearing).',
  },
}
