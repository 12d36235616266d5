/** Benefits that INPS asks back (indebito): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'it.public.want-benefit': {
    says: 'El INPS dice que le pagó de más y lo pide de vuelta (indebito). Puede ir diez años atrás.',
  },
  'it.public.reality-benefit': {
    says: 'Es serio, pero puede recurrir gratis. Deben dejarle lo suficiente para vivir.',
  },
  'it.public.no-whole-benefit': {
    says: 'No pueden parar toda su pensión para recuperarlo: un quinto como máximo cada mes.',
  },
  'it.public.deadline-benefit': {
    says: 'Tiene 90 días desde que lo recibió para pedir a INPS que lo revise.',
    action:
      'Presentar un recurso a INPS por internet o en una oficina de ayuda (ricorso amministrativo)',
    consequence: 'La revisión llega tarde y el cobro sigue.',
  },
  'it.public.right-good-faith': {
    says: 'Si INPS pagó de más una pensión por su propio error, a menudo no tiene que devolverlo. Vale si usted fue honesto y lo contó todo.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Pueden retener un quinto de una pensión como máximo, y no por debajo de la parte a salvo.',
  },
  'it.public.step-what-benefit': {
    says: 'Vea qué prestación, qué meses y por qué: el INPS debe dar sus razones y enseñarle el expediente. Vaya a un patronato, gratis.',
  },
  'it.public.step-answer-benefit': {
    says: 'Si está mal, presente el recurso (ricorso) con una oficina de ayuda (patronato) y diga que actuó de buena fe.',
  },
  'it.public.step-plan-benefit': {
    says: 'Si es correcto, pida a INPS cuotas pequeñas al mes. Una oficina de ayuda (patronato) lo hace gratis.',
  },
  'it.public.step-papers-benefit': {
    says: 'Reúna lo que dijo a INPS y cuándo: formularios, papeles de ingresos, cartas.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Recurrir ante INPS',
    says: 'Una oficina de ayuda (patronato) lo presenta gratis.',
    cost: 'Nada.',
    time: '90 días.',
    risk: 'Bajo.',
    bestFor: 'Fue honesto, o la cantidad está mal.',
  },
  'it.public.option-plan-benefit': {
    title: 'Devolver en partes',
    says: 'Pida a INPS cuotas pequeñas al mes.',
    cost: 'La cantidad, en partes.',
    time: 'Minutos para pedirlo.',
    risk: 'Bajo.',
    bestFor: 'No tenía derecho al dinero.',
  },
  'it.public.right-naspi-work': {
    says: 'Un nuevo empleo de hasta seis meses solo suspende la NASpI. Con un sueldo bajo que comunicó al INPS, una parte sigue siendo suya. Revise la cuenta.',
  },
}
