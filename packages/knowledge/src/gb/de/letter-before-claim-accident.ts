/** Forderung nach einem Unfall: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_DE: Words = {
  'gb.lbc.accident-want': {
    says: 'Sie sagen, ein Unfall war Ihre Schuld. Sie oder Ihre Versicherung sollen den Schaden zahlen.',
  },
  'gb.lbc.accident-rights': {
    says: 'Sie können die Antwort Ihrer Kfz-Versicherung überlassen. Sie müssen nicht zustimmen, dass Sie schuld waren.',
  },
  'gb.lbc.accident-reality': {
    says: 'Das ist ein Anspruch, keine feste Schuld. Kein Gericht hat entschieden, wer schuld war. Waren Sie versichert, kümmert sich Ihre Versicherung darum.',
  },
  'gb.lbc.accident-cannot': {
    says: 'Wegen dieses Briefes kann kein Gerichtsvollzieher (bailiff) kommen. Zuerst müssen sie klagen (court claim) und gewinnen.',
  },
  'gb.lbc.accident-step-insurer': {
    says: 'Schicken Sie diesen Brief heute an Ihre eigene Kfz-Versicherung und rufen Sie dort an. Die meisten Verträge verlangen das. Antworten Sie nicht vorher.',
  },
  'gb.lbc.accident-step-no-blame': {
    says: 'Geben Sie keine Schuld zu und bieten Sie kein Geld an. Das kann Ihrem Fall und Ihrem Versicherungsschutz schaden.',
  },
  'gb.lbc.accident-step-record': {
    says: 'Schreiben Sie auf, was passiert ist. Heben Sie Fotos, Filme der Autokamera und Namen von Zeugen auf.',
  },
  'gb.lbc.accident-step-uninsured': {
    says: 'Hatten Sie keine Versicherung? Holen Sie diese Woche Rechtsrat. Antworten Sie rechtzeitig, dass Sie den Brief haben und Rat holen.',
  },
  'gb.lbc.accident-step-proof': {
    says: 'Sie oder Ihre Versicherung können Gutachten, Fotos, Reparaturrechnung und Mietwagenrechnung verlangen.',
  },
  'gb.lbc.accident-right-time': {
    says: 'Sie haben eine faire Zeit für die Antwort. Die Gerichtsregeln nennen 14 Tage in einfachen Fällen und bis zu drei Monate in sehr schwierigen.',
  },
  'gb.lbc.accident-right-proof': {
    says: 'Sie müssen beweisen, dass Sie schuld waren und jede Summe angemessen ist. Sie können sagen, dass die andere Seite mitschuldig war.',
  },
  'gb.lbc.accident-option-insurer': {
    says: 'Ihre Versicherung kann die Forderung prüfen, beantworten und, wenn sie stimmt, zahlen.',
    title: 'Der Versicherung übergeben',
    cost: 'Vielleicht Ihre Selbstbeteiligung oder Ihr Schadenfreiheitsrabatt.',
    time: 'Ein Anruf heute.',
    risk: 'Keines, wenn Sie es sofort tun. Langes Warten kann Ihrem Schutz schaden.',
    bestFor: 'Sie hatten an dem Tag eine Kfz-Versicherung.',
  },
  'gb.lbc.accident-option-advice': {
    says: 'Citizens Advice oder ein law centre hilft bei der Antwort, wenn Sie nicht versichert waren oder die Versicherung Nein sagt.',
    title: 'Kostenlosen Rechtsrat holen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde.',
    risk: 'Lassen Sie beim Warten das Antwortdatum nicht verstreichen.',
    bestFor: 'Sie hatten an dem Tag keine Versicherung.',
  },
  'gb.lbc.accident-warn': {
    says: 'Antwortet niemand, können sie gegen Sie klagen (court claim). Schicken Sie Gerichtspost am selben Tag an Ihre Versicherung.',
  },
}
