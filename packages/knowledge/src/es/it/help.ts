/** The Italian words of Spain: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'es.help.justicia-gratuita': {
    does: 'Avvocato e procuratore gratis per chi ha un reddito basso. Chieda all’ordine degli avvocati della Sua provincia.',
  },
  'es.help.omic': {
    does: 'L’ufficio dei consumatori del Suo comune. Controlla bollette e contratti e La aiuta a reclamare, gratis.',
  },
  'es.help.incibe': {
    does: 'Aiuto gratuito e riservato per truffe via SMS, e-mail, telefono o internet.',
  },
  'es.help.policia': { does: 'Riceve la Sua denuncia di una frode o di minacce.' },
  'es.help.bde': {
    does: 'Reclami gratuiti su banche e chi presta soldi, dopo un reclamo alla banca.',
  },
  'es.help.aepd': {
    does: 'Reclami gratuiti se i Suoi dati o una lista di cattivi pagatori sono usati contro le regole.',
  },
  'es.help.oaut': { does: 'Decisioni gratuite sui reclami per telefono e internet.' },
  'es.help.bono-social': { does: 'Dice chi ha lo sconto sulla luce e come chiederlo.' },
  'es.help.sepe': { does: 'Disoccupazione: come chiederla e appuntamenti.' },
  'es.help.ccoo': {
    does: 'Un sindacato. Consiglia i lavoratori e aiuta a contestare licenziamenti, soprattutto per gli iscritti.',
  },
  'es.help.ugt': {
    does: 'Un altro grande sindacato. Aiuta a chiedere la paga e a opporsi a un licenziamento, soprattutto gli iscritti.',
  },
  'es.help.fogasa': {
    does: 'Paga stipendi e indennità fino a un limite quando un datore di lavoro non può.',
  },
  'es.help.facua': {
    does: 'Un’associazione di consumatori. Spiega i Suoi diritti e reclama per i suoi soci.',
  },
  'es.help.asufin': { does: 'Un’associazione di clienti delle banche: carte, prestiti e mutui.' },
  'es.help.caritas': { does: 'Aiuto per cibo, affitto e bollette a chi è nel bisogno.' },
  'es.help.dgsfp': {
    does: 'Reclami gratuiti sulle assicurazioni, dopo un reclamo all’assicurazione.',
  },
  'es.help.crisis': {
    does: 'Se è tutto troppo: aiuto gratuito a ogni ora per chi pensa al suicidio.',
  },
}
