/** The Spanish words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_ES: Words = {
  'us.scam.step-report-ssa': {
    says: 'Repórtelo al inspector general del Seguro Social en oig.ssa.gov, y a la FTC en ReportFraud.ftc.gov.',
  },
  'us.scam.step-stop': {
    says: 'No pague, no llame al número, no abra el enlace y no dé ningún dato.',
  },
  'us.scam.step-check': {
    says: 'Busque usted el número de la oficina real, en su propio sitio o en una cuenta vieja, y pregunte.',
  },
  'us.scam.step-report-irs': {
    says: 'Denuncie una falsa oficina de impuestos a TIGTA en tigta.gov. Reenvíe un correo falso a phishing@irs.gov.',
  },
  'us.scam.step-report': {
    says: 'Repórtelo en ReportFraud.ftc.gov. Las estafas por internet repórtelas también en ic3.gov.',
  },
  'us.scam.step-paid': {
    says: 'Si pagó, llame ya a su banco, a su tarjeta o a la empresa de la tarjeta de regalo y pida su dinero. Si dio datos, vaya a IdentityTheft.gov.',
  },
  'us.scam.option-ignore': {
    says: 'Guárdelo como prueba, repórtelo y no responda.',
    title: 'No responder',
    cost: 'Gratis',
    time: 'Ninguno',
    risk: 'Ninguno, una vez que comprobó con la oficina real.',
    bestFor: 'No ha pagado ni les ha dicho nada.',
  },
  'us.scam.option-report': {
    says: 'Repórtelo, avise a su banco, cambie sus contraseñas y congele su crédito en los tres burós. Congelarlo es gratis.',
    title: 'Reportarlo y protegerse',
    cost: 'Gratis',
    time: '15 minutos',
    risk: 'Ninguno.',
    bestFor: 'Pagó, o les dio datos.',
  },
  'us.scam.warning-recovery': {
    says: 'Si alguien ofrece recuperar su dinero a cambio de un pago, eso también es una estafa.',
  },
  'us.scam.step-statement': {
    says: 'Mire su cuenta o tarjeta, en la aplicación del banco. Si ese cargo no está, no le quitaron nada y no hay nada que cancelar.',
  },
  'us.scam.warning-remote': {
    says: 'Nunca deje que quien llama vea o maneje su teléfono o computadora, y nunca devuelva un «reembolso» de más. Si ya pasó, llame ahora a su banco.',
  },
}
