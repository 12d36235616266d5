/** The Spanish words of the rows in ../insurance-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_ES: Words = {
  'gb.insurance.want': { says: 'El seguro le dice lo que decidió. No tiene que aceptarlo.' },
  'gb.insurance.rights-summary': {
    says: 'Puede pedir los motivos y los informes, reclamar gratis y después ir al Financial Ombudsman.',
  },
  'gb.insurance.reality': {
    says: 'Un primer no no es la última palabra. El Ombudsman decide según lo que es justo. Si usted acepta su decisión, el seguro debe cumplirla.',
  },
  'gb.insurance.who': {
    says: 'Su seguro es una empresa privada. Debe tratar las reclamaciones pronto y con justicia, según las reglas de la Financial Conduct Authority.',
  },
  'gb.insurance.know': {
    says: 'Si un seguro se apoya en una exclusión, es él quien debe mostrar que se aplica.',
    learnMore: 'Pregunte en qué palabras de la póliza se apoya, y qué hechos muestran que encajan.',
  },
  'gb.insurance.org': {
    says: 'El Financial Ombudsman es gratis para usted. Acudir a él no le quita el derecho a ir al juzgado.',
  },
  'gb.insurance.step-reasons': {
    says: 'Escriba y pida las palabras exactas de la póliza, los hechos y cada informe en que se basa la decisión.',
  },
  'gb.insurance.step-compare': {
    says: 'Lea la póliza junto a la carta. ¿Encajan las palabras con lo que pasó? Apunte cada punto que no encaja.',
  },
  'gb.insurance.step-proof': {
    says: 'Consiga sus propias pruebas: fotos con fecha, recibos, una nota corta de un fontanero, albañil, taller o médico.',
  },
  'gb.insurance.step-complain': {
    says: 'Envíe una queja (complaint). Use esa palabra. El seguro tiene entonces ocho semanas para contestar.',
  },
  'gb.insurance.step-ombudsman': {
    says: 'Tras su respuesta final tiene seis meses para ir al Financial Ombudsman. No deje pasar esa fecha.',
  },
  'gb.insurance.step-part': {
    says: 'Si ofrece una parte, pida que se la paguen ya mientras discute el resto.',
  },
  'gb.insurance.option-complain': {
    says: 'Diga por qué la decisión está mal, envíe pruebas y pida una respuesta final.',
    title: 'Reclamar, y después ir al Ombudsman',
    cost: 'Nada.',
    time: 'Hasta ocho semanas, luego algunos meses.',
    risk: 'Ninguno. Aún puede ir al juzgado.',
    bestFor: 'Cree que los motivos no encajan con los hechos.',
  },
  'gb.insurance.option-evidence': {
    says: 'Envíe un informe o fotos que respondan al motivo que dieron.',
    title: 'Enviar pruebas nuevas y pedir que lo miren otra vez',
    cost: 'Lo que cueste un informe.',
    time: 'Unas semanas.',
    risk: 'El seguro aún puede decir que no.',
    bestFor: 'La decisión se apoya en un informe débil.',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Advice puede mirar con usted la póliza y la carta.',
    title: 'Pedir consejo gratuito',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Daños grandes, o palabras difíciles en la póliza.',
  },
  'gb.insurance.warn-six-months': {
    says: 'Pierde el derecho al Ombudsman gratuito seis meses después de la respuesta final. Ponga ese día en su calendario.',
  },
  'gb.insurance.warn-honest': {
    says: 'Una sola afirmación falsa puede acabar con toda la reclamación. Diga solo lo que es verdad.',
  },
  'gb.insurance.insight-gradual': {
    says: 'El daño poco a poco es un motivo frecuente para decir que no. Si no podía verlo, como una fuga oculta, el Ombudsman suele ser comprensivo.',
    actionable:
      'Diga cuándo pudo saberlo por primera vez, y que un fontanero o albañil lo confirme.',
  },
  'gb.insurance.insight-disclosure': {
    says: 'Dicen que dio una respuesta equivocada. Lo que importa es la pregunta exacta que le hicieron, y si tuvo un cuidado razonable.',
    actionable: 'Pida una copia de cada pregunta y su respuesta, con la fecha.',
  },
  'gb.insurance.insight-report': {
    says: 'La decisión se basa en un informe de alguien a quien paga el seguro. Puede pedir verlo y contestarlo.',
    actionable: 'Pida el informe completo y las fotos, y envíe después los suyos.',
  },
}
