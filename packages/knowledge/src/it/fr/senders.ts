/** The French words of ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'it.sender.intrum': {
    says: 'Intrum Italy est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.dovalue': {
    says: 'doValue est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.amco': {
    says: 'AMCO est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.ifis': {
    says: 'Ifis Npl est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.kruk': {
    says: 'Kruk Italia est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.prelios': {
    says: 'Prelios Credit Servicing est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.cerved': {
    says: 'Cerved Credit Management est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.mbcredit': {
    says: 'MBCredit Solutions (Revalea) est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.axactor': {
    says: 'Axactor Italy est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.fire': {
    says: 'Fire S.p.A. est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.ge-ri': {
    says: 'Ge.Ri. Gestione Rischi est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.hoist': {
    says: 'Hoist Italia est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.europa-factor': {
    says: 'Europa Factor est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.advancing': {
    says: 'Advancing Trade est une société privée qui recouvre ou achète des dettes. Ce n’est pas un tribunal. Elle peut vous demander de payer, et vous pouvez lui demander des preuves.',
  },
  'it.sender.enel': {
    says: 'Enel Energia est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.plenitude': {
    says: 'Eni Plenitude est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.a2a': {
    says: 'A2A Energia est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.edison': {
    says: 'Edison Energia est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.hera': {
    says: 'Hera Comm est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.iren': {
    says: 'Iren Mercato est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.acea': {
    says: 'Acea Energia est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.sorgenia': {
    says: 'Sorgenia est une société privée qui vend électricité ou gaz. Elle peut couper seulement en suivant les étapes de l’ARERA.',
  },
  'it.sender.tim': {
    says: 'TIM est une société privée de téléphone et d’internet. Vous pouvez porter un litige à ConciliaWeb, gratuitement.',
  },
  'it.sender.fastweb': {
    says: 'Fastweb + Vodafone est une société privée de téléphone et d’internet. Vous pouvez porter un litige à ConciliaWeb, gratuitement.',
  },
  'it.sender.windtre': {
    says: 'WINDTRE est une société privée de téléphone et d’internet. Vous pouvez porter un litige à ConciliaWeb, gratuitement.',
  },
  'it.sender.iliad': {
    says: 'Iliad est une société privée de téléphone et d’internet. Vous pouvez porter un litige à ConciliaWeb, gratuitement.',
  },
  'it.sender.sky': {
    says: 'Sky Italia est une société privée de téléphone et d’internet. Vous pouvez porter un litige à ConciliaWeb, gratuitement.',
  },
  'it.sender.ader': {
    says: 'Agenzia delle entrate-Riscossione recouvre pour l’État, l’INPS et beaucoup de communes. Elle n’a pas besoin de juge, mais vous pouvez faire un recours et payer en 84 parts au plus.',
  },
  'it.sender.entrate': {
    says: 'Agenzia delle Entrate est le fisc. Vous pouvez répondre, trouver un accord ou faire un recours. Elle n’envoie pas de liens pour payer.',
  },
  'it.sender.inps': {
    says: 'INPS paie pensions et aides, et redemande ce qu’elle a payé en trop.',
  },
  'it.sender.tribunale': {
    says: 'Tribunale o Giudice di pace est un tribunal. Ses papiers sont vrais et ont un dernier jour.',
  },
  'it.sender.findomestic': {
    says: 'Findomestic prête de l’argent. Vérifiez le taux (TAEG) et chaque frais. Après une réclamation, vous pouvez aller à l’arbitre des banques (ABF).',
  },
  'it.sender.agos': {
    says: 'Agos prête de l’argent. Vérifiez le taux (TAEG) et chaque frais. Après une réclamation, vous pouvez aller à l’arbitre des banques (ABF).',
  },
  'it.sender.compass': {
    says: 'Compass Banca prête de l’argent. Vérifiez le taux (TAEG) et chaque frais. Après une réclamation, vous pouvez aller à l’arbitre des banques (ABF).',
  },
}
