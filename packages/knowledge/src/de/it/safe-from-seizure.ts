/** What nobody may seize: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_WORDS: Words = {
  'de.bailiff.right-income': {
    says: 'Fino al 30 giugno 2027 almeno 1.587,40 € del Suo stipendio netto sono al sicuro ogni mese. La prima persona che mantiene aggiunge 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'Su un P-Konto restano liberi almeno 1.590 € al mese. Ciò che non usa resta per altri tre mesi.',
  },
  'de.bailiff.right-things': {
    says: "Le cose per una casa modesta, per il lavoro e per la salute non si possono pignorare. Spesso vale anche per un'auto che serve per il lavoro.",
  },
  'de.bailiff.right-home': {
    says: "Può rifiutare una perquisizione della casa finché l'ufficiale non mostra l'ordine di un giudice.",
  },
  'de.bailiff.right-night': {
    says: 'Nelle abitazioni non si fa nulla tra le 21 e le 6, né di domenica e nei giorni festivi, senza un ordine speciale.',
  },
  'de.bailiff.right-hardship': {
    says: 'In rari casi di grande disagio, come pericolo di vita, il tribunale può fermare una misura.',
  },
  'de.bailiff.right-extra-pay': {
    says: "La metà degli straordinari, l'indennità per le ferie e parte della tredicesima non si possono pignorare.",
  },
  'de.bailiff.right-no-firing': {
    says: 'Il datore di lavoro viene a sapere di un pignoramento dello stipendio e deve rispondere al creditore. Un solo pignoramento quasi mai basta per licenziare.',
  },
  'de.bailiff.pay-want': {
    says: 'Una parte della paga va ogni mese a un creditore. Il datore deve farlo finché il debito è pagato.',
  },
  'de.bailiff.pay-step': {
    says: 'Comunichi oggi per iscritto al datore ogni figlio o partner a suo carico, con una prova. Così trattengono meno.',
  },
  'de.bailiff.warn-credit': {
    says: 'Faccia versare lo stipendio solo sul conto protetto. Può avere un solo P-Konto.',
  },
  'de.bailiff.insight-nothing': {
    says: "Se tutto ciò che ha è protetto, l'ufficiale può solo annotarlo. Per ora il creditore non riceve nulla.",
    actionable: "Porti all'appuntamento prove di reddito, affitto e famiglia.",
  },
  'de.bailiff.myth-everything': {
    says: "L'ufficiale giudiziario non può prendere ciò che serve per una casa modesta, come letto, frigo, lavatrice o una TV normale.",
  },
  'de.bailiff.change-limits': {
    says: 'Le somme che nessuno può pignorare sono salite il 1 luglio 2026.',
    was: 'Fino al 30 giugno 2026 la somma protetta di base era di 1.555,00 € al mese.',
    is: 'Dal 1 luglio 2026 è di 1.587,40 € al mese.',
  },
}
