/** The Italian words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_IT: Words = {
  'de.ask-family.divorce': {
    says: 'Serve un anno di separazione (Trennungsjahr) e un avvocato ricorre al giudice di famiglia. Dopo tre anni non serve consenso.',
  },
  'de.ask-family.divorce-money': {
    says: 'Senza contratto ciascuno tiene il suo. Chi ha guadagnato di più nel matrimonio paga metà della differenza (Zugewinnausgleich). Anche le pensioni si dividono. Durante la separazione può chiedere un mantenimento (Trennungsunterhalt). Lo chieda presto per iscritto: conta da allora. Veda un avvocato di famiglia.',
  },
  'de.ask-family.divorce-cost': {
    says: 'Se siete d’accordo, basta un avvocato: serve solo a chi fa domanda. Il costo segue tre mesi di reddito netto di entrambi; chieda prima la somma. Con poco reddito aiuta il tribunale (Verfahrenskostenhilfe). Un avvocato non può agire per tutti e due.',
  },
}
