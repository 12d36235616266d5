/** The Spanish words of the rows in ../job-remedies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_WORDS: Words = {
  'it.job.right-just-cause': {
    says: 'Un despido en el acto (giusta causa) necesita una falta tan grave que no sea posible un día más. La empresa debe probarla.',
  },
  'it.job.right-no-charge': {
    says: '¿Contratado desde el 7 de marzo de 2015 en una empresa de más de 15 personas? Sin acusación escrita y cinco días para contestar, recibe al menos un mes de sueldo por año.',
  },
  'it.job.right-court-time': {
    says: 'Tras la impugnación escrita tiene 180 días para ir al juzgado o pedir conciliación. Si la otra parte dice no, quedan 60 días.',
  },
  'it.job.right-old-hire': {
    says: '¿Contratado antes del 7 de marzo de 2015 en una empresa de más de 15 personas? Entonces el juez puede devolver el empleo en más casos, o de 12 a 24 meses de sueldo.',
  },
  'it.job.right-labour-office': {
    says: '¿Contratado antes del 7 de marzo de 2015 en una empresa mayor? Por motivos económicos, antes deben llamarle a la oficina de trabajo.',
  },
  'it.job.right-fixed-term': {
    says: 'Un empleo temporal puede durar 12 meses, o 24 con un motivo de la ley. Para impugnarlo, escriba en 180 días desde su fin.',
  },
  'it.job.right-trial': {
    says: 'Una prueba cuenta solo si se firmó antes de empezar y nombraba sus tareas. Después de seis meses le protegen las reglas normales.',
  },
  'it.job.deadline-sanction': {
    says: 'Contra una sanción menor tiene 20 días para pedir una comisión en la oficina de trabajo. Entonces la sanción debe esperar.',
    action: 'Pedir a la oficina de trabajo una comisión de conciliación',
    consequence: 'La sanción se aplica enseguida. Aún puede ir a un juez.',
  },
  'it.job.want-sanction': {
    says: 'La empresa le impone una sanción. Conserva su empleo.',
  },
  'it.job.right-sanction': {
    says: 'Todo lo que pase de un aviso verbal exige cargo escrito y cinco días para responder. La multa es de cuatro horas de paga como máximo, la suspensión de diez días.',
  },
  'it.job.right-sanction-fair': {
    says: 'La sanción debe ser proporcional, y las normas deben estar a la vista de todos. A los dos años ya no cuenta.',
  },
  'it.job.want-transfer': {
    says: 'La empresa quiere trasladarle a otro lugar de trabajo.',
  },
  'it.job.right-transfer': {
    says: 'Solo pueden trasladarle por necesidades reales, que deben probar. Quien cuida a un familiar con discapacidad debe estar de acuerdo.',
  },
  'it.job.deadline-transfer': {
    says: 'Para impugnar un traslado, escriba en 60 días desde que lo recibió. Contamos desde su fecha, por seguridad.',
    action: 'Impugnar el traslado por escrito (impugnazione)',
    consequence: 'Ya no podrá impugnarlo.',
  },
}
