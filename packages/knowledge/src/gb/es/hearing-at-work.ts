/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_ES: Words = {
  'gb.hearing.not-yet': {
    says: 'No deben decidir antes de oírle. Lo que la carta dice contra usted es solo una acusación.',
  },
  'gb.hearing.reality': {
    says: 'La vista puede acabar sin nada, con una advertencia o con despido. Lo que usted aporte puede cambiarlo.',
  },
  'gb.hearing.right-case': {
    says: 'Deben decir por escrito de qué le acusan y qué puede pasar, con las pruebas y tiempo para prepararse.',
  },
  'gb.hearing.right-answer': {
    says: 'En la vista puede responder a cada punto, mostrar sus pruebas, preguntar y nombrar testigos.',
  },
  'gb.hearing.right-companion-speaks': {
    says: 'Su acompañante puede hablar por usted y con usted a solas, pero no responder en su lugar.',
  },
  'gb.hearing.right-appeal': {
    says: 'Si deciden en su contra, puede apelar. Si es posible, debe decidir otra persona.',
  },
  'gb.hearing.step-proof': {
    says: 'Pida hoy por escrito las notas, declaraciones y normas que usan. Si llegan tarde, pida otro día.',
  },
  'gb.hearing.step-account': {
    says: 'Escriba lo que pasó, paso a paso. Añada testigos, mensajes y su buen historial.',
  },
  'gb.hearing.step-companion': {
    says: 'Pida a un compañero o a alguien del sindicato que venga, y diga a la empresa quién es.',
  },
  'gb.hearing.option-answer': {
    says: 'Vaya con su relato, pruebas y acompañante. Admita lo cierto, explique por qué y diga qué sería justo.',
    title: 'Responder en la vista',
    cost: 'Nada.',
    time: 'Unas horas de preparación.',
    risk: 'Si falta sin buen motivo, pueden decidir sin usted.',
    bestFor: 'Quiere conservar su empleo.',
  },
  'gb.hearing.option-later': {
    says: 'Si su acompañante no puede, proponga otro día en cinco días laborables: deben cambiarlo. Si está enfermo, pídalo con un informe médico.',
    title: 'Pedir otro día',
    cost: 'Nada.',
    time: 'Un mensaje corto.',
    risk: 'Por otros motivos pueden negarse.',
    bestFor: 'Usted o su acompañante no pueden, o las pruebas llegaron tarde.',
  },
  'gb.at-work.warn-resign': {
    says: 'No dimita en caliente. Podría perder derechos y, por un tiempo, su prestación.',
  },
  'gb.at-work.right-adjust': {
    says: 'Si tiene una discapacidad, deben adaptarse: más tiempo, pausas o ayuda en la reunión. Una enfermedad larga puede contar.',
  },
  'gb.at-work.right-equal': {
    says: 'No pueden tratarle peor por edad, sexo, origen, discapacidad, embarazo, religión u orientación. Vale desde el primer día.',
  },
  'gb.at-work.know-2027': {
    says: 'Desde el 1 de enero de 2027 podrá reclamar por despido injusto tras seis meses en el empleo. Hasta entonces son dos años.',
  },
  'gb.at-work.step-help': {
    says: 'Hable con su sindicato o llame gratis a Acas. Guarde copia de todo.',
  },
  'gb.at-work.right-steps-ni': {
    says: 'En Irlanda del Norte la empresa debe escribirle y reunirse con usted antes de un despido, y ofrecer apelación después. Si no, casi siempre es injusto.',
  },
  'gb.hearing.right-companion-ni': {
    says: 'Puede venir un compañero o alguien del sindicato. Si no puede, proponga otra hora en cinco días laborables.',
  },
  'gb.at-work.step-ni': {
    says: 'Escriba lo que pasó y reúna pruebas. Llame gratis a la Labour Relations Agency.',
  },
  'gb.at-work.option-ni': {
    says: 'Responda a cada punto por escrito y en la reunión, con pruebas, y apele si deciden en su contra.',
    title: 'Responder y apelar si hace falta',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Sin apelar, el dinero que gane luego puede bajar.',
    bestFor: 'Quiere conservar empleo e historial.',
  },
  'gb.hearing.not-yet-ni': {
    says: 'No deben decidir antes de reunirse con usted y oírle.',
  },
  'gb.at-work.reality-ni': {
    says: 'Este papel no acaba con ningún empleo. Lo que diga y muestre ahora puede decidir lo que sigue.',
  },
  'gb.at-work.right-written-ni': {
    says: 'Antes de una reunión que puede costarle el empleo, deben decir por escrito de qué le acusan y con qué base.',
  },
  'gb.at-work.right-appeal-ni': {
    says: 'Puede apelar una decisión. Pregunte el último día y envíe a tiempo una apelación corta.',
  },
  'gb.at-work.step-ask-ni': {
    says: 'Pida por escrito las notas, declaraciones y normas que usan.',
  },
  'gb.hearing.right-companion': {
    says: 'Puede venir un compañero o alguien del sindicato. Si no puede, proponga otra hora en cinco días laborables.',
  },
}
