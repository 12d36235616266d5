/** Questions on being dismissed while on workers compensation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_DE: Words = {
  'au.ask.injured-sacked': {
    says: 'Es ist verboten, Sie zu entlassen, weil Sie Entschädigung beantragt haben. Auch die Arbeitsunfähigkeit nach einem Arbeitsunfall schützt Sie eine Zeit lang. Es sind sechs Monate in New South Wales und zwölf in Queensland. In Victoria muss der Arbeitgeber Ihnen 52 Wochen lang Arbeit anbieten, wo er kann. Die Zahlungen laufen nach dem Ende der Stelle meist weiter. Handeln Sie binnen 21 Tagen: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'In New South Wales ist es strafbar, Sie in den ersten sechs Monaten zu entlassen, weil die Verletzung Sie arbeitsunfähig macht. Sagt ein Arzt, dass Sie wieder arbeiten können, verlangen Sie schriftlich Ihre Stelle zurück. Lehnt die Firma ab, kann die Industrial Relations Commission es bis zwei Jahre nach der Entlassung anordnen. Die Zahlungen laufen meist weiter. Entlassen wegen des Antrags? Sie haben 21 Tage: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-qld': {
    says: 'In Queensland dürfen Sie in den ersten 12 Monaten nach dem Unfall nicht entlassen werden, weil er Sie arbeitsunfähig macht. Dem Arbeitgeber droht eine Strafe. Sagt ein Arzt in diesem Jahr, dass Sie wieder arbeiten können, verlangen Sie schriftlich Ihre Stelle zurück. Lehnt er ab, kann die Queensland Industrial Relations Commission es anordnen. Die Zahlungen laufen meist weiter. Entlassen wegen des Antrags? Sie haben 21 Tage: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-vic': {
    says: 'In Victoria muss der Arbeitgeber Ihnen 52 Wochen der Arbeitsunfähigkeit lang die alte Stelle oder passende Arbeit geben. Das gilt, soweit es ihm zumutbar ist. Sie wegen des Antrags zu entlassen ist strafbar. Fragen Sie schriftlich nach dem Grund und, mit ärztlichem Zeugnis, nach passender Arbeit. Bietet er keine an, melden Sie es WorkSafe Victoria. Die Zahlungen laufen meist weiter. Handeln Sie binnen 21 Tagen: Fair Work Commission 1300 799 675.',
  },
}
