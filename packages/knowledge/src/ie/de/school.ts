/** Letters of schools: exclusion, absence and equal treatment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DE: Words = {
  'ie.school.wants': {
    says: 'Die Schule sagt, dass Ihr Kind wegbleiben muss oder keinen Platz bekommt. Sie muss Gründe nennen und sagen, wie Sie sich wehren.',
  },
  'ie.school.right-appeal': {
    says: 'Sie können gegen einen Ausschluss, 20 oder mehr Tage Sperre im Jahr oder eine Absage vorgehen. Ist die Schule voll, bitten Sie zuerst binnen 21 Tagen den Schulvorstand um Prüfung. Der Einspruch muss binnen 63 Tagen nach der Absage da sein.',
  },
  'ie.school.know-absence': {
    says: 'Ein Kind muss bis 16 zur Schule. Nach 20 Fehltagen muss die Schule es Tusla melden. Begründen Sie jeden Fehltag schriftlich.',
  },
  'ie.school.right-equal': {
    says: 'Eine Schule darf ein Kind wegen einer Behinderung nicht schlechter behandeln und muss faire Änderungen machen. Sie können innerhalb von sechs Monaten zur Workplace Relations Commission. Schreiben Sie der Schule vorher innerhalb von zwei.',
  },
  'ie.school.exclude-step': {
    says: 'Verlangen Sie die Gründe und die Regeln der Schule schriftlich. Notieren Sie jeden Tag, denn die Fristen sind kurz.',
  },
  'ie.school.answer': {
    says: 'Verlangen Sie die Gründe schriftlich. Wenden Sie sich dann nach section 29 an das Bildungsministerium. Kommt die Absage, weil die Schule voll ist, bitten Sie zuerst den Schulvorstand schriftlich binnen 21 Tagen um Prüfung. Der Einspruch muss binnen 63 Tagen nach der Absage da sein.',
  },
  'ie.school.right-twenty-days': {
    says: 'Ihr Kind bleibt noch 20 Schultage Schüler, nachdem der education welfare officer die Nachricht hat. Er muss zuerst mit Ihnen und der Schule sprechen.',
  },
}
