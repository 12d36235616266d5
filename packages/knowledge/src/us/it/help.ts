/** The Italian words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'us.help.legal-aid': {
    does: 'Trova l’ufficio di assistenza legale gratuita (legal aid) della Sua contea, per redditi bassi.',
  },
  'us.help.lawhelp': {
    does: 'Guide legali, moduli e uffici di assistenza legale (legal aid) gratis per ogni Stato.',
  },
  'us.help.211': {
    does: 'Chiami 2-1-1 per trovare aiuto vicino con affitto, bollette, cibo e consigli legali, giorno e notte.',
  },
  'us.help.nfcc': {
    does: 'Trova un consulente del credito senza fini di lucro che guarda con Lei debiti e bilancio.',
  },
  'us.help.cfpb': {
    does: 'Riceve reclami su recupero crediti, banche, prestatori e rapporti di credito, e li passa alla società.',
  },
  'us.help.state-ag': {
    does: 'Trova il procuratore generale del Suo Stato (attorney general) e l’ufficio dei consumatori, che ricevono reclami sulle ditte.',
  },
  'us.help.hud': {
    does: 'Consigli gratis o a basso costo su affitto, sfratto e mutui da consulenti approvati vicino a Lei.',
  },
  'us.help.fair-housing': {
    does: 'Riceve reclami quando un proprietario la tratta peggio per razza, sesso, religione, famiglia o disabilità.',
  },
  'us.help.wage-hour': {
    does: 'Aiuta gratis e in segreto con paga non data, mance, straordinari e congedo per la famiglia.',
  },
  'us.help.eeoc': {
    does: 'Riceve denunce (charges) di discriminazione e molestie sul lavoro. C’è un termine di 180 o 300 giorni.',
  },
  'us.help.nlrb': {
    does: 'Aiuta se perde il lavoro perché ha agito con altri per paga o condizioni.',
  },
  'us.help.ebsa': {
    does: 'Aiuto gratis con piani sanitari e pensioni del lavoro, COBRA e richieste rifiutate.',
  },
  'us.help.taxpayer-advocate': {
    does: 'Una parte gratis e indipendente dell’IRS che aiuta quando le tasse mettono in grave difficoltà.',
  },
  'us.help.litc': { does: 'Avvocati gratis o quasi per le liti con l’IRS, per redditi bassi.' },
  'us.help.ssa': {
    does: 'Riceve ricorsi, richieste di cancellare il debito (waiver) e di ridare meno al mese.',
  },
  'us.help.no-surprises': {
    does: 'Riceve reclami su conti medici a sorpresa e spiega i Suoi diritti.',
  },
  'us.help.insurance-department': {
    does: 'Trova l’ufficio del Suo Stato che riceve reclami sulle assicurazioni.',
  },
  'us.help.fcc': {
    does: 'Riceve reclami su conti di telefono, internet e TV e su chiamate automatiche (robocalls). La ditta deve rispondere in 30 giorni.',
  },
  'us.help.ftc-fraud': {
    does: 'Riceve segnalazioni di truffe e cattivi affari, e le dice i passi dopo.',
  },
  'us.help.identity-theft': {
    does: 'Fa una denuncia e un piano passo per passo quando qualcuno usa il Suo nome.',
  },
  'us.help.lawyer-referral': {
    does: 'Trova nel Suo Stato un servizio che indica avvocati e risposte legali gratis.',
  },
  'us.help.988': { does: 'Chiami o scriva al 988, giorno e notte, quando è troppo. È gratis.' },
}
