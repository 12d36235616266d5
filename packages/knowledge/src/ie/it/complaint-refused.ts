/** The Italian words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_IT: Words = {
  'ie.refused.reality': {
    says: 'È l’ultima parola dell’azienda, non del Suo caso. Qualcuno di indipendente può riesaminarlo.',
  },
  'ie.refused.right-free': {
    says: 'Il Financial Services and Pensions Ombudsman è gratis per Lei. Non serve un avvocato.',
  },
  'ie.refused.right-time': {
    says: 'Di solito ha sei anni dal fatto. Per contratti lunghi, come pensioni o polizze vita, possono essere tre anni da quando lo ha saputo.',
  },
  'ie.refused.right-binding': {
    says: 'L’Ombudsman cerca prima un accordo. La decisione vincola l’azienda e può darLe denaro.',
  },
  'ie.refused.warn-binding': {
    says: 'Una decisione formale vincola anche Lei. Solo la High Court può cambiarla, entro 35 giorni.',
  },
  'ie.refused.step-gather': {
    says: 'Conservi questa lettera: l’Ombudsman la chiede. Unisca lettere, estratti e appunti delle chiamate.',
  },
  'ie.refused.step-send': {
    says: 'Reclami online all’Ombudsman. Dica che cosa è andato male, che cosa ha perso e che cosa vuole.',
  },
  'ie.refused.option-ombudsman': {
    title: 'Rivolgersi all’Ombudsman',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Basso. Non paga nulla se perde.',
    bestFor: 'Pensa ancora che l’azienda abbia sbagliato.',
    says: 'Invii il modulo con questa lettera. Non inizi prima una causa sulla stessa cosa.',
  },
  'ie.refused.step-pay': {
    says: 'Continui a pagare ciò che non contesta. Così non crescono nuovi debiti.',
  },
  'ie.refused.right-public': {
    says: 'Per un ente pubblico, come un comune o la HSE, l’Ombudsman è gratis. Di solito ha 12 mesi dal fatto.',
  },
  'ie.refused.right-small': {
    says: 'Contro un’azienda che Le ha venduto qualcosa, la procedura small claims arriva a €2,000.',
  },
  'ie.refused.step-other': {
    says: 'Cerchi nella lettera l’ombudsman indicato. Gli mandi presto questa risposta e le Sue carte.',
  },
}
