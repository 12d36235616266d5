/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'de.debt.want': {
    says: 'Una empresa le pide dinero. Esta carta por sí sola no puede obligarle a pagar.',
  },
  'de.debt.who': {
    says: 'Una empresa de cobros (Inkasso) o su abogado escribe en nombre de otra empresa. No tiene más poder que esa empresa.',
  },
  'de.debt.who-before-claim': {
    says: 'Un abogado o una empresa escribe que el paso siguiente puede ser el juzgado. Un abogado no tiene más poder sobre usted que su cliente.',
  },
  'de.debt.reality': {
    says: 'Esto no es un juzgado. Nadie puede quitarle el sueldo ni sus cosas por esta carta.',
  },
  'de.debt.reality-titled': {
    says: 'Dicen que ya existe un título judicial (Titel). Si es así, pueden enviar a un agente judicial o embargar el sueldo. Pida una copia.',
  },
  'de.debt.rights-summary': {
    says: 'Puede preguntar de qué es la deuda, de quién es y de dónde sale cada gasto. Puede decir que no.',
  },
  'de.debt.not-yet': {
    says: 'Todavía no pueden enviar a un agente judicial (Gerichtsvollzieher). Antes necesitan una orden judicial a la que usted no se opuso, o una sentencia.',
  },
  'de.debt.not-yet-account': {
    says: 'Ahora no pueden bloquear su cuenta ni quitarle parte del sueldo. Para eso también necesitan antes un título judicial (Titel).',
  },
  'de.debt.know-old': {
    says: 'La mayoría de las deudas prescriben a los tres años, contados desde el final del año. Después puede negarse a pagar.',
    learnMore:
      'Tiene que decirlo usted: «Ich berufe mich auf Verjährung» (alego la prescripción). Ningún juzgado lo mira por su cuenta.',
  },
  'de.debt.org-register': {
    says: 'Una empresa de cobros debe estar en el registro público. Puede mirarlo gratis en rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'La Oficina Federal de Justicia (Bundesamt für Justiz) vigila a las empresas de cobros. Puede quejarse allí.',
  },
  'de.debt.insight-pressure': {
    says: 'Palabras como «último aviso» (letzte Mahnung) no tienen efecto legal propio. El siguiente paso real es una carta del juzgado.',
    actionable: 'Conteste con calma por escrito y siga mirando su correo.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Mencionan su historial de crédito (Schufa). Esa amenaza solo se permite como dato real, y falla en cuanto usted discute la deuda.',
    actionable: 'Discuta por escrito y diga: «Esta deuda está discutida y no se puede comunicar.»',
  },
  'de.debt.myth-visit': {
    says: 'Un cobrador no puede embargar nada. Solo puede un agente judicial (Gerichtsvollzieher) o un juzgado, y solo con un título judicial (Titel).',
  },
  'de.debt.myth-schufa': {
    says: 'Una deuda no entra de inmediato en su historial de crédito (Schufa). Sin título judicial hacen falta dos avisos, y que usted no la discuta.',
  },
  'de.debt.myth-prison': {
    says: 'Nadie va a la cárcel por deudas privadas. Solo pueden detenerle si se niega a declarar lo que posee. Las multas son distintas.',
  },
}
