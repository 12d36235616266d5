/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'ie.ask.home-loan': {
    says: 'Contatti subito il creditore e il MABS, 0818 07 2000. Prima deve valutare aiuti e per la casa serve un ordine del giudice. Vada a ogni udienza.',
  },
  'ie.ask.car-finance': {
    says: 'Dipende. Pagato un terzo del prezzo, serve un ordine del giudice. Può anche chiudere pagando metà e restituendo l’auto.',
    dependsOn: 'quanto ha già pagato',
  },
  'ie.ask.toll': {
    says: 'Controlli l’avviso su eflow.ie, scritto da lei. Paghi presto, perché cresce. Se aveva venduto l’auto o non c’era, faccia ricorso con prove.',
  },
  'ie.ask.property-tax': {
    says: 'Chieda a Revenue un rinvio se guadagna poco, o di pagare a rate. Presenti comunque la dichiarazione.',
  },
  'ie.ask.data-breach': {
    says: 'Cambi le password e avvisi la banca. Chieda quali dati sono stati presi. Può reclamare gratis alla Commissione e chiedere i danni.',
  },
  'ie.ask.flight': {
    says: "Può scegliere il rimborso o un altro volo. Può anche avere da €250 a €600 se l'avviso è arrivato tardi e la causa dipendeva dalla compagnia. Chieda prima alla compagnia. Dopo sei settimane, o un no, reclami gratis alla Irish Aviation Authority.",
  },
  'ie.ask.builder': {
    says: 'Scriva cosa non va e dia una data per rimediare. Il lavoro va fatto con cura. Poi usi la procedura per piccole cause fino a 2.000 €.',
  },
  'ie.ask.welfare-refused': {
    says: 'Chieda all’ufficio di riesaminare e faccia ricorso alla Social Welfare Appeals Office entro 60 giorni. È gratis. Mandi nuove prove.',
  },
  'ie.ask.management-fee': {
    says: 'Dipende. Chieda il bilancio approvato e i conti. Se lo deve, chieda di pagare a rate prima della causa.',
    dependsOn: 'se il bilancio è stato approvato',
  },
  'ie.ask.property-tax-dates': {
    says: 'Guardi il giorno in LPT online. L’addebito unico dell’anno è per lo più il 21 marzo. L’addebito mensile è il giorno 15.',
  },
  'ie.ask.broken-goods': {
    says: 'Scriva al negozio e dica cosa non va. Un prodotto deve durare un tempo ragionevole, anche dopo la garanzia. Chieda riparazione o cambio gratis, altrimenti i soldi.',
  },
  'ie.ask.used-car': {
    says: 'Scriva subito al venditore. Entro 30 giorni un difetto grave le permette di restituire l’auto e riavere i soldi. Dopo, chieda prima una riparazione gratis. Con un privato è diverso.',
  },
  'ie.ask.photo': {
    says: 'Non subito. Chieda di chi è e come si arriva alla somma. Il giusto è per lo più il prezzo normale della licenza. Tolga la foto e ne tenga una copia.',
    dependsOn: 'da come l’ha usata e se aveva il permesso',
  },
  'ie.ask.council-parking': {
    says: 'Scriva al comune (council) prima che finiscano i 28 giorni, con foto, e chieda l’annullamento. Se dice di no, paghi in tempo o si spieghi davanti al giudice.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Scriva al prestatore che non è stato Lei e avvisi i gardaí. Può far mettere nel Central Credit Register una nota che qualcuno usa il suo nome.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Reclami per iscritto alla banca. Di regola deve restituire i soldi entro il giorno lavorativo dopo e provare una sua colpa. Poi vada gratis al FSPO.',
  },
  'ie.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto e chieda subito alla banca lo storno. Non deve pagare ciò che non le danno. Se la ditta è fallita, scriva al liquidatore.',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Chieda per iscritto alla banca di sbloccare paga, sussidi e soldi per affitto e cibo. Forse non può dire il motivo. Faccia reclamo oggi: dopo 40 giorni lavorativi, o un no finale, vada gratis al FSPO.',
  },
}
