/** The Italian words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Chieda ora un’udienza (fair hearing), per telefono o per iscritto. Se la chiede prima che il cambiamento inizi, gli aiuti possono continuare. In tutto ha 90 giorni.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Mandi ciò che manca e chieda ora un’udienza (fair hearing). Se la chiede prima dell’ultimo giorno, Medicaid può continuare fino alla decisione.',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Chieda per iscritto un nuovo esame (reconsideration) entro 60 giorni. Se dicono che la Sua salute è migliorata, chieda entro 10 giorni di tenere i pagamenti intanto. Se perde, possono richiederli, ma può chiedere una rinuncia (waiver).',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Chieda un’udienza (fair hearing) entro 90 giorni. Se la chiede prima che il cambiamento inizi, gli aiuti alimentari (SNAP) quasi sempre restano uguali fino alla decisione.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Chieda un nuovo esame (reconsideration) entro 60 giorni dall’avviso. Mandi documenti medici. Se rifiutano ancora, può ascoltarla un giudice, e gli avvocati prendono una parte solo se Lei vince.',
  },
  'us.ask-life.va-decision': {
    says: 'Ha un anno. Mandi nuove prove (supplemental claim), chieda un esame superiore (higher-level review) o vada al Board. Un’organizzazione di veterani aiuta gratis.',
  },
  'us.ask-public.snap-work': {
    says: 'Dai 18 ai 64 anni, senza figli sotto i 14 in casa, i buoni (SNAP) durano di solito tre mesi in tre anni. Per di più servono 80 ore al mese di lavoro, formazione o volontariato. Dal 2025 vale anche oltre i 54 anni, per veterani e senzatetto. Malattia, disabilità, gravidanza o cura di qualcuno possono esonerare: mandi le prove. Contro un taglio chieda un’udienza (fair hearing) entro 90 giorni, meglio prima che inizi.',
  },
  'us.ask-public.medicaid-work': {
    says: 'Comincia al più tardi il 1º gennaio 2027, in alcuni stati prima. È per chi ha da 19 a 64 anni e Medicaid per adulti con poco reddito. Servono 80 ore al mese di lavoro, scuola o volontariato. Sono fuori chi ha Medicaid per età o disabilità, le donne incinte, i genitori di un figlio fino a 13 anni e chi è troppo malato. Risponda a ogni lettera, di solito entro 30 giorni, con prove. Se finisce, chieda un’udienza (fair hearing).',
  },
}
