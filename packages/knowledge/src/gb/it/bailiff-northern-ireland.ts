/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_IT: Words = {
  'gb.bailiff.ni-who': {
    says: 'In Irlanda del Nord un solo ufficio pubblico esegue le sentenze: l’Enforcement of Judgments Office. Non lo fanno «bailiffs» privati.',
  },
  'gb.bailiff.ni-wants': {
    says: 'Qualcuno ha una sentenza e vuole i soldi. Se non paga, l’ufficio può agire su beni, stipendio o conto.',
  },
  'gb.bailiff.ni-rights': {
    says: 'Può ancora concordare un piano con chi deve ricevere i soldi. Nella fase dell’avviso contatti questa persona, non l’ufficio.',
  },
  'gb.bailiff.ni-reality': {
    says: 'L’ufficio guarda quanto può pagare. Può ordinare un pagamento a rate invece di prendere beni.',
  },
  'gb.bailiff.ni-step-pay': {
    says: 'Ha ricevuto un avviso di esecuzione (notice of intention to enforce)? Entro 10 giorni contatti chi deve ricevere i soldi. Paghi, o offra un piano scritto.',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Chieda aiuto gratuito ad Advice NI allo 0800 915 4604. Vada a ogni incontro a cui l’ufficio La chiama.',
  },
  'gb.bailiff.ni-option-plan': {
    title: 'Concordare un piano con chi deve ricevere i soldi',
    says: 'Offra un piano prima che la pratica vada all’ufficio di esecuzione, per evitare le sue spese.',
    cost: 'Quello che offre',
    time: 'Entro 10 giorni dall’avviso',
    risk: 'Senza accordo si aggiungono le spese di esecuzione.',
    bestFor: 'Deve il debito e può pagare un po’ alla volta.',
  },
  'gb.bailiff.ni-option-help': {
    title: 'Chiedere una consulenza gratuita sui debiti',
    says: 'Un consulente può compilare i moduli sui Suoi soldi e parlare per Lei.',
    cost: 'Gratis',
    time: 'Una telefonata',
    risk: 'Nessuno, ma i 10 giorni corrono lo stesso.',
    bestFor: 'Non può pagare, o ha altri debiti.',
  },
  'gb.bailiff.ni-warning': {
    says: 'Se l’ufficio La chiama a un colloquio e Lei non va, possono arrestarla e portarla lì. Vada, e porti i documenti.',
  },
}
