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
}
