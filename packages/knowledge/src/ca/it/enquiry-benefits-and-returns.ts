/** The Italian words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_IT: Words = {
  'ca.fact.ccb-stopped': {
    says: 'Manda alla CRA con My Account ciò che chiede la lettera: lettera di scuola o asilo, contratto, lettera del medico, data di separazione. Spetta al genitore con cui il figlio vive di più, o si divide tra 40 e 60% (custody). Se hai ragione, pagano gli arretrati. Puoi opporti entro 90 giorni.',
  },
  'ca.fact.odsp-denied': {
    says: 'Chiedi per iscritto una revisione interna entro 30 giorni. Aggiungi nuovi moduli medici su ciò che non puoi fare ogni giorno. Se è ancora no, appello al Social Benefits Tribunal entro 30 giorni; molti vincono lì. Una community legal clinic aiuta gratis. Intanto chiedi a Ontario Works.',
  },
  'ca.fact.returns-not-filed': {
    says: 'Presenta ora gli anni mancanti, anche se non puoi pagare. Il Canada Groceries and Essentials Benefit (prima credito GST) e l’assegno per i figli tornano solo dopo. La penale è il 5%, poi l’1% al mese, di solito nessuna se non devi nulla. Se la CRA non ha ancora chiesto, usa il voluntary disclosures program. Una tax clinic gratuita può farlo.',
  },
  'ca.fact.ei-sickness': {
    says: 'EI malattia dura fino a 26 settimane, al 55% della paga con un tetto. Servono 600 ore assicurate e un certificato; chiedi subito, entro quattro settimane. Il posto di solito è protetto: 27 settimane in Ontario dopo 13 di lavoro, simile altrove. Se dura, chiedi anche CPP disability.',
  },
}
